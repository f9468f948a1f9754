// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LocaleSwitch } from './locale-switch';

vi.mock('next/navigation', () => ({ usePathname: () => '/en/faq' }));

const DOMAINS = { fr: 'https://droitfil.fr', en: 'https://droitfil.com', de: 'https://droitfil.de' };

test.each([
  [{}, ['/faq', '/en/faq', '/de/faq']],
  [DOMAINS, ['https://droitfil.fr/faq', 'https://droitfil.com/en/faq', 'https://droitfil.de/de/faq']],
])('on %o each language is where it is served', (origins, addresses) => {
  const { getAllByRole, unmount } = render(<LocaleSwitch locale="en" label="Language" origins={origins} />);
  const links = getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  window.history.replaceState(null, '', '/en/faq?from=letter#prices');
  for (const link of links) {
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
  }
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    addresses.map((address) => `${address}?from=letter#prices`),
  );
  unmount();
});
