'use client';

import { useLocale } from 'next-intl';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { buyExport, placeExport, verifyExport } from '@/app/actions/exports';
import { tabMemory } from '@/components/offers/order-memory';
import { useBackAgain } from '@/components/offers/use-checkout';
import { useApi, useSession } from '@/components/session/session-provider';
import { IdentityError } from '@/components/session/trouble';
import { readTrouble } from '@/lib/http/trouble';
import { useScreen } from '../screen';
import { createExportFlow, type ExportFlow } from './flow';
import type { FlowPorts } from './flow-ports';
import type { ExportPhase } from './flow-state';
import { useOutcomeToasts } from './use-outcome-toasts';

const FlowContext = createContext<ExportFlow | null>(null);

/** The export of this tab: outlives its window, so that closing and opening it again loses nothing. */
export function ExportProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const api = useApi();
  const locale = useLocale();
  const { open } = useScreen();
  const [flow] = useState(() => {
    const ask = async <T extends { ok: boolean }>(
      action: (input: unknown) => Promise<T>,
      input: Record<string, unknown>,
    ) => {
      try {
        const answer = await action({ token: await session.token(), locale, ...input });
        if (!answer.ok && (answer as { error?: { code?: string } }).error?.code === 'unauthorized')
          session.refused();
        return answer;
      } catch (error) {
        if (!(error instanceof IdentityError)) throw error;
        return { ok: false as const, error: { code: 'unauthorized' } };
      }
    };
    const ports: FlowPorts = {
      verify: ({ patternName: _name, unit: _unit, look: _look, ...design }) => ask(verifyExport, design),
      place: (order, idempotencyKey) => ask(placeExport, { ...order, idempotencyKey }),
      read: async (id) => (await api()).export(id),
      buy: (order, idempotencyKey, promo) =>
        ask(buyExport, { ...order, idempotencyKey, ...(promo ? { promo } : {}) }),
      checkout: async (offer, key, promo) => {
        try {
          return { ok: true, ...(await (await api()).checkout(promo ? { ...offer, promo } : offer, key)) };
        } catch (error) {
          return { ok: false, error: readTrouble(error) };
        }
      },
      payment: async (id) => (await api()).payment(id),
      leave: (url) => window.location.assign(url),
      retry: async (id) => (await api()).retryExport(id),
      memory: tabMemory(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      newKey: () => crypto.randomUUID(),
    };
    return createExportFlow(ports);
  });

  useEffect(() => {
    const { exportId, payment } = flow.remembered() ?? {};
    if (!exportId && !payment) return;
    open('export');
    void flow.resume();
  }, [flow, open]);
  useBackAgain(() => void flow.comeBack());
  useLeaveWarning(flow);
  useOutcomeToasts(flow);

  return <FlowContext value={flow}>{children}</FlowContext>;
}

/** The browser asks before a page with an export under way is closed. */
function useLeaveWarning(flow: ExportFlow) {
  const busy = useStore(flow.store, ({ phase }) => phase === 'placing' || phase === 'pending');
  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [busy]);
}

export function useExportFlow(): ExportFlow {
  const flow = use(FlowContext);
  if (!flow) throw new Error('useExportFlow needs an ExportProvider above it');
  return flow;
}

export function useExportPhase(): ExportPhase {
  return useStore(useExportFlow().store);
}
