'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Api } from '@/components/api/client';
import { useSession, useSessionState } from '@/components/session/session-provider';
import { useResource } from '@/components/session/use-resource';
import { pageHref } from '@/components/site/page-link';
import type { PlanName } from '@/lib/billing/offers';
import type { OffersView } from '@/lib/billing/offers-view';
import styles from './desk.module.css';
import { PlanList } from './plan-list';
import { PromoField } from './promo-field';
import { Receipt } from './receipt';
import { useCheckout } from './use-checkout';
import { usePromo } from './use-promo';

/** Where a plan is chosen and the way to its payment begins. Whoever is not signed in comes back to the same choice. */
export function Desk({ offers, chosen }: { readonly offers: OffersView; readonly chosen: PlanName }) {
  const locale = useLocale();
  const session = useSession();
  const [plan, setPlan] = useState(chosen);
  const promo = usePromo();
  const checkout = useCheckout();
  const current = useRunningPlan();
  const signedIn = useSessionState(({ status }) => status === 'in');
  const isKnown = useSessionState(({ status, trouble }) => status !== 'unknown' || trouble !== null);
  const [leaving, setLeaving] = useState(false);

  const goOn = () => {
    if (signedIn) {
      setLeaving(false);
      return void checkout.start({ kind: 'subscription', plan }, promo.promo?.code);
    }
    const back = new URLSearchParams({ plan, ...(promo.promo ? { promo: promo.promo.code } : {}) });
    session.signIn(`${pageHref(locale, 'prices')}?${back}`).catch(() => setLeaving(false));
  };
  useWhenKnown(leaving, isKnown, goOn);
  useReturn(offers, setPlan, promo.check, signedIn);

  return (
    <div className={styles.desk}>
      <PlanList offers={offers} value={plan} onChange={setPlan} current={current} />
      <Receipt
        {...{ offers, plan, current, signedIn }}
        promo={promo.promo}
        busy={checkout.busy || leaving}
        trouble={checkout.trouble}
        onPay={() => setLeaving(true)}
      >
        {signedIn && <PromoField state={promo} />}
      </Receipt>
    </div>
  );
}

/**
 * Goes on, once, when it was asked for and it is known who is here, or that this cannot be found out: whoever is signed in
 * need not sign in again.
 */
function useWhenKnown(asked: boolean, isKnown: boolean, goOn: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked
  useEffect(() => {
    if (asked && isKnown) goOn();
  }, [asked, isKnown]);
}

/** The plan of whoever is signed in, if one runs. */
function useRunningPlan(): PlanName | undefined {
  const signedIn = useSessionState(({ status }) => status === 'in');
  const { resource } = useResource(signedIn ? loadBilling : null);
  if (resource.status !== 'ready') return undefined;
  const { subscription } = resource.value;
  return subscription && subscription.status !== 'ended' ? subscription.plan : undefined;
}

/** Back from signing in: the choice made before is made again, and the address is cleaned. */
function useReturn(
  offers: OffersView,
  choose: (plan: PlanName) => void,
  check: (code: string) => unknown,
  signedIn: boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is known who is here
  useEffect(() => {
    const url = new URL(window.location.href);
    const plan = offers.plans.find(({ name }) => name === url.searchParams.get('plan'));
    if (plan) choose(plan.name);
    if (!signedIn) return;
    const code = url.searchParams.get('promo');
    if (code) check(code);
    if (!plan && !code) return;
    url.search = '';
    window.history.replaceState(window.history.state, '', url);
  }, [signedIn]);
}

const loadBilling = (api: Api) => api.billing();
