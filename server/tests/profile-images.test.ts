import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { pngHeader } from '../../tests/support/png.ts';
import { createTestApi } from './support/api.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeMember } from './support/people.ts';

const MAX = 3_145_728;
const image = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#5b46e8' } });

describeApi('profile images', (api, database) => {
  let member: Browser;
  beforeEach(async () => {
    member = api.browser();
    await becomeMember(api, member);
  });

  const form = (name: string, bytes: Uint8Array) => {
    const body = new FormData();
    body.set('prflImg', new File([new Uint8Array(bytes)], name));
    return { rawBody: body };
  };
  const upload = async (name: string, bytes: Uint8Array) => {
    const { profileImagePath } = await member.ok('changeProfileImage', undefined, form(name, bytes));
    const response = await member.fetch('GET', profileImagePath);
    return { profileImagePath, response, bytes: Buffer.from(await response.clone().arrayBuffer()) };
  };
  const padded = (bytes: Uint8Array, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);

  it('[PROF-4] keeps the image drawn anew: no place, no camera, nothing behind it, and turned as it was held', async () => {
    const secret = 'GPS 37.5665,126.9780';
    const photograph = await image()
      .withExif({ IFD0: { Make: secret, Artist: secret } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const withExif = await sharp(photograph)
      .withExifMerge({ IFD0: { Artist: secret } })
      .jpeg()
      .toBuffer();
    expect(withExif.includes(secret)).toBe(true);
    const { bytes } = await upload('me.jpg', Buffer.concat([withExif, Buffer.from('<script>alert(1)</script>')]));
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.includes('<script>')).toBe(false);
    const metadata = await sharp(bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    const stored = await upload('me.jpg', photograph);
    const turned = await sharp(stored.bytes).metadata();
    expect([turned.width, turned.height]).toEqual([30, 40]);
  });

  it('[PROF-4] makes a large photograph no larger than a page needs, and leaves a small one its size', async () => {
    const large = await sharp((await upload('me.png', await image(3000, 2000).png().toBuffer())).bytes).metadata();
    expect([large.width, large.height]).toEqual([1024, 683]);
    const small = await sharp((await upload('me.png', await image(40, 30).png().toBuffer())).bytes).metadata();
    expect([small.width, small.height]).toEqual([40, 30]);
  });

  it('[PROF-4] [ERR-33] takes 3 145 728 bytes, and refuses one more', async () => {
    const png = await image().png().toBuffer();
    await upload('me.png', padded(png, MAX));
    const { message } = await member.refused('changeProfileImage', 'payloadTooLarge', undefined, form('me.png', padded(png, MAX + 1)));
    expect(message).toContain('3');
  });

  it.each(['me.JPG', 'me.jpg', 'me.jpeg', 'me.JFIF', '../../a.JpG', `${'x'.repeat(300)}.jpg`, '👩‍🎓.jpg', '\u202Egnp.jpg'])(
    '[PROF-4] takes %s',
    async (name) => {
      const { profileImagePath, response } = await upload(name, await image().jpeg().toBuffer());
      expect(profileImagePath).toMatch(/^\/media\/profile\/[\w-]{22}\.jpg$/);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
    },
  );

  it('[PROF-4] goes by what is in the file, not by which of the two names it has', async () => {
    const { profileImagePath, response } = await upload('me.jpg', await image().png().toBuffer());
    expect(profileImagePath).toMatch(/\.png$/);
    expect(response.headers.get('content-type')).toBe('image/png');
  });

  it('[PROF-4] [ERR-32] refuses text, other formats and broken images, whatever they are called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const png = await image().png().toBuffer();
    for (const [name, bytes] of [
      ['me.png', Buffer.from('I am text.')],
      ['me.jpg', Buffer.from('<html><script>alert(1)</script>')],
      ['me.png', svg],
      ['me.svg', svg],
      ['me.png', await image().gif().toBuffer()],
      ['me.jpg', await image().webp().toBuffer()],
      ['me.gif', png],
      ['me', png],
      ['me.png', png.subarray(0, 40)],
      ['me.png', Buffer.concat([png.subarray(0, 8), svg])],
      ['me.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg])],
    ] as const)
      await member.refused('changeProfileImage', 'typeNotSupported', undefined, form(name, bytes));
    expect((await member.ok('userInfo')).user.prfl_img_path).toBeNull();
    expect(await database.db.selectFrom('profile_images').select('name').execute()).toEqual([]);
  });

  it('[PROF-4] refuses an image of 30 000 by 30 000, small as its file is, before it is decoded', async () => {
    // The header of a PNG says how large it is; its checksum is that of a real one.
    const huge = pngHeader(30_000, 30_000);
    await member.refused('changeProfileImage', 'payloadTooLarge', undefined, form('me.png', huge));
    await member.refused('changeProfileImage', 'payloadTooLarge', undefined, form('me.png', pngHeader(5001, 5000)));
  });

  it('[PROF-4] [AVATAR-1] delivers the image to any cache for ever, as an image that can run nothing', async () => {
    const { response } = await upload('me.png', await image().png().toBuffer());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(response.headers.has('set-cookie')).toBe(false);
    expect((await member.fetch('GET', '/media/profile/unknown.png')).status).toBe(404);
  });

  it('[PROF-4] keeps one image for each person, and serves it from any process', async () => {
    const first = await upload('me.png', await image(40, 30).png().toBuffer());
    const second = await upload('me.png', await image(50, 30).png().toBuffer());
    expect((await member.fetch('GET', first.profileImagePath)).status).toBe(404);
    const otherProcess = await createTestApi(database.db);
    expect((await otherProcess.browser().fetch('GET', second.profileImagePath)).status).toBe(200);
  });
});
