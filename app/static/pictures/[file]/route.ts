import { picture, pictureNames } from '@/lib/content/pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return pictureNames().map((name) => ({ file: `${name}.png` }));
}

/** What a page looks like where it is shared. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return picture(file.replace(/\.png$/, '')) ?? new Response(null, { status: 404 });
}
