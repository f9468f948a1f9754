import { type AxiosInstance, type AxiosRequestConfig, isAxiosError } from 'axios';

export interface FetchedFile {
  readonly name: string;
  readonly file: Blob;
}

/** A file that comes only with the token of its owner. Its errors read like those of any other call. */
export async function fetchFile(client: AxiosInstance, request: AxiosRequestConfig): Promise<FetchedFile> {
  try {
    const { data, headers } = await client.request<ArrayBuffer>({ ...request, responseType: 'arraybuffer' });
    const type = String(headers['content-type'] ?? '');
    return { name: nameIn(String(headers['content-disposition'] ?? '')), file: new Blob([data], { type }) };
  } catch (error) {
    throw withWords(error);
  }
}

/** The name the server gave the file: plain letters in quotes. */
function nameIn(disposition: string): string {
  return /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? 'droitfil';
}

/** Where a file was asked for, a refusal comes as bytes too. */
function withWords(error: unknown): unknown {
  if (isAxiosError(error) && error.response) {
    try {
      error.response.data = JSON.parse(new TextDecoder().decode(error.response.data));
    } catch {
      error.response.data = undefined;
    }
  }
  return error;
}
