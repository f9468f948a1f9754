// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LetterLink } from './letter-link';
import { letterWords } from './words';

const followLink = vi.fn(async (_name: string, _token: string): Promise<{ already?: boolean }> => ({}));
vi.mock('./send', () => ({ followLink: (name: string, token: string) => followLink(name, token) }));

const words = (name: string) => ({
  title: `${name} title`,
  words: `${name} words`,
  label: `${name} press`,
  done: `${name} done`,
});
const links = {
  leave: words('leave'),
  join: { ...words('join'), before: 'join before' },
  address: words('address'),
};

function open(search: string) {
  window.history.replaceState(null, '', `/contact${search}`);
  return render(<LetterLink locale="fr" words={letterWords((key) => `letters.${key}`)} links={links} />);
}

afterEach(() => {
  cleanup();
  followLink.mockClear();
});

describe('the link of a letter', () => {
  it.each(['leave', 'join', 'address'])('says what it does and does it on a press only: %s', async (name) => {
    open(`?${name}=a.token`);
    await screen.findByText(`${name} words`);
    expect(followLink).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: `${name} press` }));
    await screen.findByText(`${name} done`);
    expect(followLink).toHaveBeenCalledExactlyOnceWith(name, 'a.token');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('followed again says that it was done before', async () => {
    followLink.mockResolvedValueOnce({ already: true });
    open('?join=a.token');
    fireEvent.click(await screen.findByRole('button'));
    await screen.findByText('join before');
  });

  it('says what went wrong', async () => {
    followLink.mockRejectedValueOnce(new Error('a bug'));
    open('?address=a.token');
    fireEvent.click(await screen.findByRole('button'));
    await screen.findByText('letters.generic');
  });

  it('is not shown to who comes without one', async () => {
    const { container } = open('?join=');
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});
