import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardLoads, type Leaving } from './guarded-load';

const ORIGIN = 'https://droitfil.fr';
const FAQ = `${ORIGIN}/faq`;

const location = { origin: ORIGIN, assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };
const fetched = vi.fn(async () => undefined as unknown);
const onFailed = vi.fn();

function open() {
  const navigation = new EventTarget();
  const guard = guardLoads({ navigation, location, fetch: fetched }, onFailed);
  const leave = (changes: Partial<Leaving> = {}, url = FAQ) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      downloadRequest: null,
      formData: null,
      hashChange: false,
      navigationType: 'push',
      userInitiated: false,
      destination: { sameDocument: false, url },
      ...changes,
    });
    navigation.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { guard, leave };
}

beforeEach(() => {
  vi.resetAllMocks();
  fetched.mockResolvedValue(undefined);
});

describe('a page of ours that is about to be loaded as a whole', () => {
  it('is not, where nothing can be reached: it is said instead', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const { leave } = open();
    expect(leave()).toBe(true);
    await vi.waitFor(() => expect(onFailed.mock.calls).toEqual([[FAQ]]));
    expect(location.assign).not.toHaveBeenCalled();
  });

  it.each([
    ['push', 'assign'],
    ['replace', 'replace'],
    ['reload', 'reload'],
  ] as const)('is loaded once it was seen that it can be (%s)', async (navigationType, way) => {
    const { leave } = open();
    expect(leave({ navigationType })).toBe(true);
    await vi.waitFor(() => expect(location[way]).toHaveBeenCalledTimes(1));
    expect(leave({ navigationType }), 'the load itself').toBe(false);
    expect(leave({ navigationType }), 'another one').toBe(true);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it.each([
    ['asked for by the reader', { userInitiated: true }],
    ['an anchor', { hashChange: true }],
    ['a change the router makes', { destination: { sameDocument: true, url: FAQ } }],
    ['back or forward', { navigationType: 'traverse' as const }],
    ['a file', { downloadRequest: '' }],
    ['elsewhere', { destination: { sameDocument: false, url: 'https://pay.example/x' } }],
  ])('is left alone when it is %s', (_, changes) => {
    expect(open().leave(changes)).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('can be tried again', async () => {
    const { guard } = open();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await guard.load(FAQ);
    expect(onFailed).toHaveBeenCalledTimes(1);
    await guard.load(FAQ);
    expect(location.assign.mock.calls).toEqual([[FAQ]]);
  });
});
