import { expect, test } from 'vitest';
import access from '../app/api/access.json';
import { handlersOnDisk, unmatched } from './check-access.mjs';

test('every handler of the API is in the access matrix, and no other', () => {
  expect(unmatched(handlersOnDisk(), Object.keys(access))).toEqual({ unlisted: [], absent: [] });
});

test('a handler that is not listed is named, so that the build fails', () => {
  expect(unmatched(['GET a', 'PUT b'], ['GET a', 'GET c'])).toEqual({
    unlisted: ['PUT b'],
    absent: ['GET c'],
  });
});
