import { getLocale } from 'next-intl/server';
import { UnknownPage } from '@/components/site/unknown-page';

/** For pages that find out by themselves that what they were asked for is not there. */
export default async function NotFound() {
  return <UnknownPage locale={await getLocale()} />;
}
