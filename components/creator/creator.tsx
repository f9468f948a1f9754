'use client';

import { SessionProvider } from '@/components/account/identity/session-provider';
import { ToastRegion } from '@/components/ui/toast';
import { ExportProvider } from './export/export-provider';
import { PreviewProvider } from './preview/preview-context';
import { ScreenProvider } from './screen';
import { CreatorProvider } from './store/provider';
import { Table } from './table';

/** The whole creator, from what the browser kept to the picture on the screen. */
export default function Creator() {
  return (
    <SessionProvider>
      <ToastRegion>
        <CreatorProvider>
          <ScreenProvider>
            <ExportProvider>
              <PreviewProvider>
                <Table />
              </PreviewProvider>
            </ExportProvider>
          </ScreenProvider>
        </CreatorProvider>
      </ToastRegion>
    </SessionProvider>
  );
}
