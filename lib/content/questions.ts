import type { Locale } from '@/lib/i18n/locales';
import { collection } from './collection';
import { type Entry, faqMatter } from './kinds';

/** Groups of questions, in the order a newcomer asks them. */
export const FAQ_GROUPS = faqMatter.shape.group.options;

type FaqGroup = (typeof FAQ_GROUPS)[number];

/** Questions of a group, in their order. */
export function questionsOf(locale: Locale, group: FaqGroup): readonly Entry<'faq'>[] {
  return collection(locale, 'faq')
    .filter(({ matter }) => matter.group === group)
    .sort((a, b) => a.matter.order - b.matter.order);
}
