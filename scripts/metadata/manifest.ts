/**
 * Writes the web manifest: what a phone calls the site, and how it draws it, once it stands on the home screen.
 *
 * @param surface the ground of the pages, as CSS writes a colour
 */
export function webManifest(name: string, surface: string): string {
  const icon = (file: string, size: number, purpose?: 'maskable') => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    lang: 'en-GB',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: surface,
    theme_color: surface,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
