/** The place of published releases: a folder, or a bucket. */
import type { ReleaseManifest } from './release-manifest.ts'
import type { Released } from './versions.ts'

/** By path, the content of a channel's files. */
export type Contents = ReadonlyMap<string, string | Buffer>

/** All paths are relative to `shop-elements/`. */
export interface ReleaseStore {
  /** Whether a server stands before it that chooses among files by the headers of a request. */
  readonly hasServer: boolean
  /** Runs while no other release runs here (DELIVERY-48), after what a killed one has left was removed. */
  withLock<Result>(run: () => Promise<Result>): Promise<Result>
  /** Sets all that browsers need to read the files; says what it can't do itself. */
  prepare(): Promise<void>
  released(): Promise<Released>
  /** Undefined if there is no such file. */
  read(path: string): Promise<Buffer | undefined>
  /** The files of a published version that are not as the build has them, without manifest.json. */
  differences(dist: string, manifest: ReleaseManifest): Promise<string[]>
  /** Adds a version: it counts as soon as its manifest.json is there, and then it is whole (DELIVERY-49). `docs`: a folder that becomes its docs/. */
  addVersion(dist: string, manifest: ReleaseManifest, docs?: string): Promise<void>
  /** Replaces the files of a channel. */
  writeChannel(channel: string, contents: Contents): Promise<void>
  write(path: string, content: string | Buffer): Promise<void>
  remove(path: string): Promise<void>
  /** Writes the configurations of servers, where there are servers. */
  writeConfigurations(files: Readonly<Record<string, string>>): Promise<void>
}
