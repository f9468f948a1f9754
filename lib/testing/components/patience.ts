import { configure } from '@testing-library/react';

/** A busy machine answers late: what a screen is awaited for, in ms, long before a test itself is given up. */
configure({ asyncUtilTimeout: 20_000 });
