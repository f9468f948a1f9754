import { serve } from './serve';

// A process without a web server: the worker's or the scheduler's role.
await serve();
