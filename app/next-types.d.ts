// What `next-env.d.ts` refers to, so that type checking works before the first build has written that file.
/// <reference types="next" />
/// <reference types="next/image-types/global" />
