var footer = {label:"Fussbereich",group:{delivery:{intro:"Kaffee versandkostenfrei ab CHF 30."},returns:{intro:"3 Monate Zeit für Ihre Rücksendung."},contact:{intro:"Wir sind gerne für Sie da."}},seo:{offers:"Aktionen der Woche"},legal:{withdrawal:"Rückgaberecht"},salesTax:{before:"Alle Preise inkl. MWST, zzgl. "}};

export { footer as default };
