'use client';

import { PreviewProvider } from './preview/preview-context';
import { ScreenProvider } from './screen';
import { CreatorProvider } from './store/provider';
import { Table } from './table';

/** The whole creator, from what the browser kept to the picture on the screen. */
export default function Creator() {
  return (
    <CreatorProvider>
      <ScreenProvider>
        <PreviewProvider>
          <Table />
        </PreviewProvider>
      </ScreenProvider>
    </CreatorProvider>
  );
}
