import { parentPort, workerData } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { chooseFonts } from './choose-fonts.ts';
import { fontFiles, fonts } from './fonts.ts';
import { definitionOf } from './pdf-definition.ts';

// A document is data of other people: no file or address that it names may be read.
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
pdfmake.setUrlAccessPolicy(() => false);

const texts = JSON.stringify(workerData, (_name, value) => (value instanceof Uint8Array ? undefined : value));
const chosen = await chooseFonts(texts);
for (const [name, bytes] of Object.entries(chosen.files)) pdfmake.virtualfs.writeFileSync(name, bytes);
pdfmake.setFonts({ ...fonts, ...chosen.fonts });

const pdf = await pdfmake.createPdf(definitionOf(workerData, chosen)).getBuffer();
parentPort?.postMessage(pdf);
