import type { Offers } from '@/components/account/api-types';
import styles from './desk.module.css';
import { PlanList } from './plan-list';
import { Receipt } from './receipt';

interface DeskShapeProps {
  readonly offers: Offers;
  readonly chosen: Offers['plans'][number]['name'];
}

/** The desk as a visitor finds it: all there is to read, before any script of it has been fetched. */
export function DeskShape({ offers, chosen }: DeskShapeProps) {
  return (
    <div className={styles.desk}>
      <PlanList offers={offers} value={chosen} />
      <Receipt offers={offers} plan={chosen} />
    </div>
  );
}
