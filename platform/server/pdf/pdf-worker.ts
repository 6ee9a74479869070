import { parentPort, workerData } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { fontFiles, fonts } from './fonts.ts';
import { definitionOf } from './pdf-definition.ts';

// A document is data of other people: no file or address that it names may be read.
pdfmake.setFonts(fonts);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
pdfmake.setUrlAccessPolicy(() => false);

const pdf = await pdfmake.createPdf(definitionOf(workerData)).getBuffer();
parentPort?.postMessage(pdf);
