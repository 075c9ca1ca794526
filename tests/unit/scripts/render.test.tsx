import { Head } from 'vite-react-ssg';
import { expect, test } from 'vitest';
import { createRenderer } from '../../../scripts/build/render.ts';
import { memoized } from '../../../src/components/ui/memoized.tsx';

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

const page = (path: string, route = path) => ({ path, kind: 'any', route });
const render = createRenderer([
  { path: '/good', element: <Page text="fine" /> },
  { path: '/twin', element: <Page text="fine too" /> },
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

test('returns head and body of a page', async () => {
  const { head, body } = await render(page('/good'));
  expect(head).toContain('<title data-rh="true">T</title>');
  expect(body).toBe('<p>fine</p>');
});

test.each([
  { path: '/headless', message: 'sets no <title>' },
  { path: '/moved', message: 'redirects to /good' },
  { path: '/gone', message: 'status 404' },
  { path: '/broken', message: 'no data' },
  { path: '/nowhere', message: 'is rendered by *' },
])('rejects $path: $message', async ({ path, message }) => {
  await expect(render(page(path))).rejects.toThrow(message);
});

test('rejects a memoized component with props that are not plain values', async () => {
  const List = memoized(({ items }: { items: string[] }) => <p>{items}</p>);
  const withList = createRenderer([{ path: '/list', element: [<Page key="p" />, <List key="l" items={['a']} />] }]);
  await expect(withList(page('/list'))).rejects.toThrow('expected plain values only');
});
