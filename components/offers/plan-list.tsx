import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { PieceIcon } from '@/components/ui/icons/craft';
import type { OffersView } from '@/lib/billing/offers-view';
import { formatMoney } from './money';
import styles from './plan-list.module.css';

type Plan = OffersView['plans'][number];

interface PlanListProps {
  readonly offers: OffersView;
  readonly value: Plan['name'];
  /** Not there where the list is made for a page: its boxes are ticked all the same. */
  readonly onChange?: (plan: Plan['name']) => void;
  /** The plan that runs already. */
  readonly current?: Plan['name'] | undefined;
}

/** The plans as a price list is printed: what one gets at the left, dots, what it costs at the right. */
export function PlanList({ offers, value, onChange, current }: PlanListProps) {
  const t = useTranslations('offers.plans');
  return (
    <div role="radiogroup" aria-label={t('label')} className={styles.list}>
      {offers.plans.map((plan) => (
        <Row
          key={plan.name}
          {...{ plan, offers, onChange }}
          chosen={plan.name === value}
          running={plan.name === current}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly plan: Plan;
  readonly offers: OffersView;
  readonly chosen: boolean;
  readonly onChange: PlanListProps['onChange'];
  readonly running: boolean;
}

function Row({ plan, offers: { currency, packSize }, chosen, onChange, running }: RowProps) {
  const t = useTranslations('offers.plans');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, currency, locale);
  const { name, price, patterns, wearers, extraPrice } = plan;
  return (
    <label className={styles.row}>
      <input
        type="radio"
        name="plan"
        value={name}
        className={styles.choice}
        {...(onChange ? { checked: chosen, onChange: () => onChange(name) } : { defaultChecked: chosen })}
      />
      <span className={styles.name}>
        {t(`names.${name}`)}
        {running && <Badge tone="done">{t('current')}</Badge>}
      </span>
      <span aria-hidden className={styles.pieces}>
        {Array.from({ length: patterns }, (_, index) => (
          <PieceIcon key={index} />
        ))}
      </span>
      <span className={styles.what}>
        <span>{t('patterns', { count: patterns })}</span>
        <span>{t('wearers', { count: wearers })}</span>
        <span>{t('extra', { price: money(extraPrice), size: packSize })}</span>
      </span>
      <span aria-hidden className={styles.dots} />
      <span className={styles.price}>
        <strong>{money(price)}</strong> <span>{t('monthly')}</span>
        {patterns > 1 && <small>{t('each', { price: money(Math.ceil(price / patterns)) })}</small>}
      </span>
    </label>
  );
}
