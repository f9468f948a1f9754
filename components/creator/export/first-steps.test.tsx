// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderCreator } from '@/lib/testing/components/render-creator';
import { FirstSteps } from './first-steps';
import { Success } from './success';

const FORMATS = ['a4', 'a3', 'a0', 'a0-long', 'projector-grid', 'projector', 'booklet'];
const files = FORMATS.map((format) => ({
  format,
  name: `${format}.pdf`,
  bytes: 1_234_567,
  url: `/f/${format}`,
}));
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

afterEach(cleanup);

describe('what to do with a pattern first', () => {
  it('is to take the A4 sheets, measure their square and read the booklet', () => {
    renderCreator(<FirstSteps files={files} />, {});
    const [first, second, third] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole(
      'listitem',
    );
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/f/a4');
    expect(plain(first?.textContent)).toContain('Télécharger A4, à assembler1,2 Mo');
    expect(plain(second?.textContent)).toContain('carré témoin dans les deux sens : 10 cm');
    expect(
      within(third as HTMLElement)
        .getByRole('link')
        .getAttribute('download'),
    ).toBe('booklet.pdf');
  });

  it('leaves no file out', () => {
    const { container } = renderCreator(<FirstSteps files={files} />, {});
    const offered = [...container.querySelectorAll('[data-format] a')].map((a) => a.getAttribute('href'));
    expect(offered.toSorted()).toEqual(files.map(({ url }) => url).toSorted());
  });

  it('is said in inches to who reads inches', () => {
    window.localStorage.setItem('droitfil.unit', 'in');
    const { container } = renderCreator(<FirstSteps files={files} />, {});
    window.localStorage.removeItem('droitfil.unit');
    expect(plain(container.textContent)).toContain(': 4 pouces.');
  });

  it('is a plain list where the sheets for home are not among the files', () => {
    renderCreator(<FirstSteps files={files.slice(1)} />, {});
    expect(screen.getAllByRole('link')).toHaveLength(files.length - 1);
    expect(screen.queryByText('Les autres formats')).toBeNull();
  });
});

describe('the end of an export', () => {
  it('shows the garment that was made', () => {
    const state = { phase: 'ready', patternId: 'p1', picture: '<svg/>', files } as const;
    renderCreator(<Success state={state} onClose={() => {}} />, {});
    const picture = screen.getByRole('img', { name: 'Votre vêtement dans son tissu' });
    expect(picture.getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%2F%3E');
  });
});
