import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import type { Engine } from './engine';

export const houseEngine: Engine = {
  draft() {
    throw new AppError('unavailable');
  },
  thumbnail() {
    throw new AppError('unavailable');
  },
};
