/** A link only for web addresses, because URLs of records are untrusted. */
export function ExternalLink({ url, children }: { url: string | null; children: string }) {
  if (!url || !/^https?:\/\//i.test(url)) return <bdi>{children}</bdi>;
  return (
    <a href={url} rel="noopener noreferrer" target="_blank" dir="auto">
      {children}
    </a>
  );
}
