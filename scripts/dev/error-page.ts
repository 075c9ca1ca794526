/** The page in place of one that cannot be rendered; Vite's client on it loads it anew once all is mended. */
export function errorPage(message: string): string {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>This page cannot be shown</title>
<script type="module" src="/@vite/client"></script>
<style>body { font: 1rem/1.5 system-ui; margin: 2rem; color-scheme: light dark } pre { white-space: pre-wrap }</style>
<h1>This page cannot be shown</h1>
<pre>${text}</pre>
</html>`;
}
