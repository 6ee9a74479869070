export { type ClientViewer, clientViewerEndpoints } from './endpoints.ts';
export { clientViewerMessages } from './messages.ts';
