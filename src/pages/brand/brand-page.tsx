import type { Crumb } from '../../components/layout/breadcrumb.tsx';
import { RecentJobs } from '../../components/sections/recent-jobs.tsx';
import { RelatedLinks } from '../../components/sections/related-links.tsx';
import { brandJobs } from '../../content/job-summaries.ts';
import type { Brand } from '../../content/schemas/brand.ts';
import { canonicalUrl } from '../../head/canonical-url.ts';
import { PageHead } from '../../head/page-head.tsx';
import { breadcrumbNode, providerNode, serviceNode } from '../../head/structured-data.ts';
import { site } from '../../site.config.ts';
import { CardLayout } from './card-layout.tsx';
import { LongLayout } from './long-layout.tsx';
import { RichLayout } from './rich-layout.tsx';
import { ShortLayout } from './short-layout.tsx';

export function BrandPage({ brand }: { brand: Brand }) {
  const crumbs: Crumb[] = [{ label: 'Home', to: '/' }, { label: `${brand.name} boiler service` }];
  const url = canonicalUrl(site.host, `/services/${brand.slug}`);

  return (
    <>
      <PageHead meta={brand.meta} url={url} nodes={brandNodes(brand, url, crumbs)} />
      <div className={`brand brand-${brand.layout}`}>
        {layoutOf(brand, crumbs)}
        <RecentJobs title={`${brand.name} jobs we’ve finished`} jobs={brandJobs[brand.slug]} />
        <div className="page">
          <RelatedLinks title="Where to go next" links={brand.related} />
        </div>
      </div>
    </>
  );
}

function layoutOf(brand: Brand, crumbs: readonly Crumb[]) {
  switch (brand.layout) {
    case 'rich':
      return <RichLayout brand={brand} crumbs={crumbs} />;
    case 'short':
      return <ShortLayout brand={brand} crumbs={crumbs} />;
    case 'long':
      return <LongLayout brand={brand} crumbs={crumbs} />;
    case 'card':
      return <CardLayout brand={brand} crumbs={crumbs} />;
  }
}

function brandNodes(brand: Brand, url: string, crumbs: readonly Crumb[]) {
  const title = `${brand.name} Boiler Service London`;
  const offers =
    brand.layout === 'rich'
      ? brand.packages.map(({ name, price, per }) => ({ name, price, ...(per === 'month' && { per }) }))
      : [{ name: `${brand.name} boiler service`, price: brand.servicePrice }];

  return [
    serviceNode(
      site,
      { url, title, description: brand.meta.description },
      { type: 'Boiler service', brand: brand.name, offers },
    ),
    providerNode(site),
    breadcrumbNode(site, crumbs),
  ];
}
