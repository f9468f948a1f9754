import 'server-only';
import type { Download } from '@/lib/exports/file-links';
import { API_HEADERS } from './answer';

/** The bytes as a file to be kept, never shown by the browser itself. Its name is ours: plain letters only. */
export function download({ name, contentType, bytes }: Download): Response {
  const headers = {
    ...API_HEADERS,
    'Content-Type': contentType,
    'Content-Length': String(bytes.length),
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Robots-Tag': 'noindex',
  };
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}
