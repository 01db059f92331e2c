import * as s3 from '@aws-sdk/client-s3'

const RULE: s3.CORSRule = {
  AllowedOrigins: ['*'],
  AllowedMethods: ['GET', 'HEAD'],
  AllowedHeaders: ['*'],
  MaxAgeSeconds: 86_400,
}

const isEnough = ({ AllowedOrigins = [], AllowedMethods = [] }: s3.CORSRule) =>
  AllowedOrigins.includes('*') && AllowedMethods.includes('GET')

/**
 * Adds the rule without which browsers load no module of another host. Rules that are there stay. Says so where it may not: the
 * CDN in front may send the header instead.
 */
export async function allowReading(client: s3.S3Client, Bucket: string): Promise<void> {
  try {
    const existing = await client.send(new s3.GetBucketCorsCommand({ Bucket })).catch((error: Error) => {
      if (error.name === 'NoSuchCORSConfiguration') return { CORSRules: [] }
      throw error
    })
    const rules = existing.CORSRules ?? []
    if (rules.some(isEnough)) return
    const CORSConfiguration = { CORSRules: [...rules, RULE] }
    await client.send(new s3.PutBucketCorsCommand({ Bucket, CORSConfiguration }))
    console.log(`Every host may now read from bucket ${Bucket} (CORS).`)
  } catch (error) {
    console.warn(
      `Warning: the CORS rules of bucket ${Bucket} could not be read or set (${(error as Error).name}). Have the CDN send "Access-Control-Allow-Origin: *".`,
    )
  }
}
