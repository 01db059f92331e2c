var minicart = {summary:{total:"Total",freeShipping:"Gratisversand",vat:"inkl. MWST"}};

export { minicart as default };
