var minicart = {toCheckout:"Zur Kassa"};

export { minicart as default };
