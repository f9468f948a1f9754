// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInFrench } from '@/lib/testing/components/render-in-french';
import { ChoiceCards } from './choice-cards';

afterEach(cleanup);

const cards = [
  { value: 'round', title: 'Ronde', help: 'Suit la base du cou' },
  { value: 'v', title: 'En V', changes: 'Change aussi le col', clashes: true },
] as const;

function show() {
  const onChange = vi.fn();
  renderInFrench(<ChoiceCards label="Encolure" value="round" onChange={onChange} cards={cards} />);
  return onChange;
}

test('is a named group of radios with one chosen', () => {
  show();
  expect(screen.getByRole('radiogroup', { name: 'Encolure' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Ronde' }).matches(':checked')).toBe(true);
});

test('what else it would change is said, and the card can be picked all the same', () => {
  const onChange = show();
  const card = screen.getByRole('radio', { name: 'En V' });
  const words = document.getElementById(card.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Change aussi le col');
  fireEvent.click(card);
  expect(onChange).toHaveBeenCalledWith('v');
});
