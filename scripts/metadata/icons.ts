import sharp from 'sharp';

/** Widths of the logo relative to the icon. Maskable icons are cropped to a circle. */
const logoWidth = { maskable: 0.48, plain: 0.64 } as const;

/** Draws the icons from favicon.svg in its light colours. App icons have an opaque background. */
export async function drawIcons(favicon: string, background: string) {
  const light = favicon.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const inner = light.slice(light.indexOf('>') + 1, light.lastIndexOf('</svg>'));
  const draw = (size: number, part: number, fill?: string) => {
    const edge = (32 / part - 32) / 2;
    const box = [-edge, -edge, 32 / part, 32 / part].join(' ');
    const backdrop = fill ? `<path fill="${fill}" d="M-99-99h230v230H-99z"/>` : '';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}">${backdrop}${inner}</svg>`;
    return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 64 }).toBuffer();
  };

  const favicons = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await draw(size, 1) })));
  return [
    { name: 'favicon.ico', bytes: icoOf(favicons) },
    { name: 'apple-touch-icon.png', bytes: await draw(180, logoWidth.plain, background) },
    { name: 'icon-192.png', bytes: await draw(192, logoWidth.plain, background) },
    { name: 'icon-512.png', bytes: await draw(512, logoWidth.plain, background) },
    { name: 'icon-maskable-512.png', bytes: await draw(512, logoWidth.maskable, background) },
  ];
}

/** Returns a Windows icon file: a directory with 16 bytes for each picture, then the pictures. */
function icoOf(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}
