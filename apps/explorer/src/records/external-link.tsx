/** A link only where the address is one of the web: records come from elsewhere. */
export function ExternalLink({ url, children }: { url: string | null; children: string }) {
  if (!url || !/^https?:\/\//i.test(url)) return <bdi>{children}</bdi>;
  return (
    <a href={url} rel="noopener noreferrer" target="_blank" dir="auto">
      {children}
    </a>
  );
}
