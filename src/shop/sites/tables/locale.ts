// Written by `npm run sites` from the country files; do not edit.
export const LOCALE = {
  DE: "de-DE",
  AT: "de-AT",
  CH: "de-CH",
  CH_FR: "fr-CH",
  PL: "pl-PL",
  CZ: "cs-CZ",
  HU: "hu-HU",
  SK: "sk-SK",
  TR: "tr-TR",
} as const
