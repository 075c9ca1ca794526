import { Head } from 'vite-react-ssg';
import { expect, test } from 'vitest';
import { createRenderer, renderAll } from '../../../scripts/lib/prerender.ts';

function Page({ title = 'T', text = '' }) {
  return (
    <>
      <Head>
        <title>{title}</title>
      </Head>
      <p>{text}</p>
    </>
  );
}

const page = (path: string, route = path) => ({ path, route });
const render = createRenderer([
  { path: '/good', element: <Page text="fine" /> },
  { path: '/twin', element: <Page text="fine too" /> },
  { path: '/odd', element: <Page title={'</title>$&"🔥'} text={'$& $$ </script> <!-- " 🔥 \u2028'} /> },
  { path: '/headless', element: <p>no head</p> },
  {
    path: '/moved',
    loader: () => new Response(null, { status: 302, headers: { Location: '/good' } }),
    element: <Page />,
  },
  {
    path: '/gone',
    loader: () => {
      throw new Response(null, { status: 404 });
    },
    element: <Page />,
  },
  {
    path: '/broken',
    Component: () => {
      throw new Error('no data');
    },
  },
  { path: '*', element: <Page text="not found" /> },
]);

test('gives head and body of a page', async () => {
  const { head, body } = await render(page('/good'));
  expect(head).toContain('<title data-rh="true">T</title>');
  expect(body).toBe('<p>fine</p>');
});

test('escapes texts that look like markup and leaves the others alone', async () => {
  const { head, body } = await render(page('/odd'));
  expect(head).toContain('&lt;/title&gt;$&amp;');
  expect(body).toBe('<p>$&amp; $$ &lt;/script&gt; &lt;!-- &quot; 🔥 \u2028</p>');
});

test.each([
  { path: '/headless', message: 'sets no head' },
  { path: '/moved', message: 'redirects to /good' },
  { path: '/gone', message: 'status 404' },
  { path: '/broken', message: 'no data' },
  { path: '/nowhere', message: 'is rendered by *' },
])('refuses $path: $message', async ({ path, message }) => {
  await expect(render(page(path))).rejects.toThrow(message);
});

test('names each failing page once and still renders the others', async () => {
  const written: string[] = [];
  const faults = await renderAll([page('/good'), page('/broken'), page('/gone'), page('/twin')], render, ({ path }) => {
    written.push(path);
  });
  expect(written).toEqual(['/good', '/twin']);
  expect(faults.map(({ path }) => path)).toEqual(['/broken', '/gone']);
});
