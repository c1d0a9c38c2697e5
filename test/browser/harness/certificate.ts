import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and a self-signed certificate in PEM, made anew at every run: nothing secret lies in the project. */
export type Identity = { readonly key: string; readonly cert: string };

/**
 * Makes a self-signed X.509 certificate (RFC 5280) for one host, good for the day around now. Node can sign but not write
 * certificates, and a machine with only Node has no openssl: hence the few lines of DER.
 */
export function selfSigned(host: string): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(COMMON_NAME, utf8(host))));
  const toBeSigned = sequence(
    explicit(0, integer(2)),
    integer(Date.now() % 2 ** 31),
    sequence(ECDSA_WITH_SHA256),
    name,
    sequence(utcTime(-1), utcTime(+1)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    explicit(3, sequence(sequence(SUBJECT_ALT_NAME, octets(sequence(dnsName(host)))))),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const certificate = sequence(toBeSigned, sequence(ECDSA_WITH_SHA256), tagged(0x03, Buffer.from([0]), signature));
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(certificate) };
}

const DAY = 24 * 60 * 60 * 1000;
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex');
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');

/** One DER value: tag, length, contents. */
function tagged(tag: number, ...contents: readonly Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const { length } = body;
  const prefix = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...prefix]), body]);
}

const sequence = (...contents: readonly Buffer[]) => tagged(0x30, ...contents);
const set = (...contents: readonly Buffer[]) => tagged(0x31, ...contents);
const explicit = (number: number, contents: Buffer) => tagged(0xa0 + number, contents);
const octets = (contents: Buffer) => tagged(0x04, contents);
const utf8 = (text: string) => tagged(0x0c, Buffer.from(text));
const dnsName = (host: string) => tagged(0x82, Buffer.from(host, 'ascii'));

function integer(value: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32BE(value, 1);
  // The shortest form, in which the top bit is the sign.
  let start = 0;
  while (start < 4 && bytes[start] === 0 && (bytes[start + 1] ?? 0) < 128) start += 1;
  return tagged(0x02, bytes.subarray(start));
}

function utcTime(days: number): Buffer {
  const digits = new Date(Date.now() + days * DAY).toISOString().replace(/\D/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`, 'ascii'));
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
