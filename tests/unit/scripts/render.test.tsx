import { Head } from 'vite-react-ssg';
import { describe, expect, test } from 'vitest';
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
  { path: '/headless', message: 'sets no head' },
  { path: '/moved', message: 'redirects to /good' },
  { path: '/gone', message: 'status 404' },
  { path: '/broken', message: 'no data' },
  { path: '/nowhere', message: 'is rendered by *' },
])('rejects $path: $message', async ({ path, message }) => {
  await expect(render(page(path))).rejects.toThrow(message);
});

describe('a memoized component', () => {
  let rendered = 0;
  const Mark = memoized(({ name, deep }: { name: string; deep?: boolean }) => {
    rendered += 1;
    return (
      <b title={name}>
        {deep && <Mark name="inner" />}
        <br />
      </b>
    );
  });
  const List = memoized(({ items }: { items: string[] }) => <p>{items}</p>);
  const withMarks = createRenderer([
    { path: '/one', element: [<Page key="p" text="one" />, <Mark key="m" name="a" deep />] },
    {
      path: '/two',
      element: [<Page key="p" text="two" />, <Mark key="m" name="a" deep />, <Mark key="n" name={'"'} />],
    },
    { path: '/list', element: [<Page key="p" />, <List key="l" items={['a']} />] },
  ]);

  test('is rendered once for the same props, and its markup is in every page', async () => {
    expect((await withMarks(page('/one'))).body).toBe('<p>one</p><b title="a"><b title="inner"><br></b><br></b>');
    expect((await withMarks(page('/two'))).body).toBe(
      '<p>two</p><b title="a"><b title="inner"><br></b><br></b><b title="&quot;"><br></b>',
    );
    expect(rendered).toBe(3);
  });

  test('is rejected if its props are not plain values', async () => {
    await expect(withMarks(page('/list'))).rejects.toThrow('expected plain values only');
  });
});
