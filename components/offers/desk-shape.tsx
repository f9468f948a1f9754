import { useLocale } from 'next-intl';
import { pageHref } from '@/components/site/page-link';
import type { PlanName } from '@/lib/billing/offers';
import type { OffersView } from '@/lib/billing/offers-view';
import styles from './desk.module.css';
import { PlanList } from './plan-list';
import { Receipt } from './receipt';

interface DeskShapeProps {
  readonly offers: OffersView;
  readonly chosen: PlanName;
}

/**
 * The desk as a visitor finds it: all there is to read, before any script of it has been fetched. What is pressed before
 * the page's own scripts came is not lost: the same page opens with the plan in its address, and the desk with it.
 */
export function DeskShape({ offers, chosen }: DeskShapeProps) {
  const locale = useLocale();
  return (
    <form action={`${pageHref(locale, 'prices')}#plans`} className={styles.desk}>
      <PlanList offers={offers} value={chosen} />
      <Receipt offers={offers} plan={chosen} />
    </form>
  );
}
