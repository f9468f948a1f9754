// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInFrench } from '@/lib/testing/components/render-in-french';
import { Field } from './field';
import { NumberInput } from './number-input';
import { TextInput } from './text-input';

afterEach(cleanup);

test('ties label, help and error to the control', () => {
  renderInFrench(
    <Field label="Tour de taille" help="Au plus fin" error="Ce nombre est trop petit">
      <TextInput name="waist" unit="cm" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: /Tour de taille/ });
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(expect.arrayContaining(['Au plus fin', 'Ce nombre est trop petit']));
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('says what may be left out', () => {
  renderInFrench(
    <Field label="Instagram" optional>
      <TextInput name="instagram" />
    </Field>,
  );
  expect(screen.getByText('facultatif')).toBeTruthy();
});

test('hands native events and the element to a form library', () => {
  const onChange = vi.fn();
  const ref = { current: null as HTMLInputElement | null };
  renderInFrench(
    <Field label="Prénom">
      <TextInput name="firstName" ref={ref} onChange={(event) => onChange(event.target.value)} />
    </Field>,
  );
  fireEvent.change(screen.getByLabelText('Prénom'), { target: { value: 'Agnès' } });
  expect(onChange).toHaveBeenCalledWith('Agnès');
  expect(ref.current?.name).toBe('firstName');
});

test('figures are written with the comma of the reader and step within their limits', () => {
  const onChange = vi.fn();
  renderInFrench(
    <Field label="Largeur">
      <NumberInput value={3.5} onChange={onChange} min={3} max={4} step={0.5} unit="cm" />
    </Field>,
  );
  expect((screen.getByLabelText('Largeur') as HTMLInputElement).value).toBe('3,5');
  fireEvent.click(screen.getByRole('button', { name: 'Augmenter' }));
  expect(onChange).toHaveBeenLastCalledWith(4);
});
