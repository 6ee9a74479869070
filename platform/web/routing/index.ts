export { type Breadcrumb, breadcrumbStore, useBreadcrumbs } from './breadcrumbs.ts';
export { buildRouter, type RouterParts } from './build-router.tsx';
export { CardLink } from './card-link.tsx';
export { isOpen } from './is-open.ts';
export { lazyPart } from './lazy-part.ts';
export {
  ActionIconLink,
  AnchorLink,
  ButtonLink,
  PlainLink,
} from './links.tsx';
export { loadCode } from './load-code.ts';
export { NotAllowed } from './not-allowed.tsx';
export { awayWords, describeAway, isAway, useIsAway } from './offline-ready.ts';
export { OpenLink } from './open-link.tsx';
export { type Asked, type Gate, type Page, type PageModule, page, type Visit } from './page.ts';
export { preloadPage } from './preload-page.ts';
export {
  listSearch,
  urlChoice,
  urlDate,
  urlFlag,
  urlIds,
  urlList,
  urlNumber,
  urlText,
} from './search-fields.ts';
export { setProductName, usePageTitle } from './title.ts';
export { useGo } from './use-go.ts';
export { useLeaving } from './use-leaving.ts';
export { useMayFollow, useMayOpen } from './use-may-open.ts';
export { useIdParam, useOptionalIdParam, useTextParam } from './use-page-params.ts';
export { usePages } from './use-pages.ts';
export { usePreload } from './use-preload.ts';
export { useSearchState } from './use-search-state.ts';
