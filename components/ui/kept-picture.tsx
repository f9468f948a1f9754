/** A drawing kept as text, shown where nothing in it can run. */
export function KeptPicture({
  svg,
  alt,
  className,
}: {
  svg: string;
  alt: string;
  className?: string | undefined;
}) {
  // biome-ignore lint/performance/noImgElement: a few kilobytes that came with the page's own data
  return <img className={className} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={alt} />;
}
